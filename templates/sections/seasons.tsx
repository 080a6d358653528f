import type { ConcernLevel, Seasons } from '../model/site'
import { useWords } from '../words'
import { inner, Rich } from './rich'
import { section } from './sections'
import type { Block } from './sections'

/** The seasonal care guide. Words and a bar say how much each season matters. It may be folded below its picture. */
export const seasons = (content: Seasons | undefined): Block | undefined =>
  content &&
  section('seasons', content, content.folded ? <Folded content={content} /> : <Cards content={content} />)

const Folded = ({ content }: { content: Seasons }) => (
  <div className="accordion">
    <details>
      <summary>{content.folded}</summary>
      <Cards content={content} />
    </details>
  </div>
)

const Cards = ({ content }: { content: Seasons }) => (
  <ul className="grid seasons">
    {content.items.map(({ season, title, description, tips, concernLevel }) => (
      <li key={season}>
        <Concern level={concernLevel} />
        <h3>{`${season}: ${title}`}</h3>
        <Rich value={description} />
        <ul>
          {tips.map((tip) => (
            <li key={tip.source} dangerouslySetInnerHTML={inner(tip)} />
          ))}
        </ul>
      </li>
    ))}
  </ul>
)

const Concern = ({ level }: { level: ConcernLevel }) => (
  <p className={`concern ${level}`}>{useWords().labels[level]}</p>
)
