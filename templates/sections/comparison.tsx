import { CrackWidth } from '../illustrations/signs/crack-width'
import type { Comparison } from '../model/site'
import { inner, Rich } from './rich'
import { SectionHead } from './section-head'
import { section } from './sections'
import type { Block } from './sections'

/** Compares methods in a table. On a phone each row becomes a small group below its label. */
export const comparison = (content: Comparison | undefined, id = 'comparison'): Block | undefined =>
  content && section(id, content, <Table content={content} />)

/** The same at the top of a page, framed like a document. */
export const FirstComparison = ({ content }: { content: Comparison }) => (
  <figure id="comparison" className="figure framed">
    <SectionHead head={content} />
    <Table content={content} />
  </figure>
)

/** A table, or a list of pictures with words beside them. */
function Table({ content: { columns, rows } }: { content: Comparison }) {
  if (rows.some(({ picture }) => picture))
    return (
      <ul className="grid widths">
        {rows.map(({ label, picture, cells }) => (
          <li key={label}>
            {picture && <CrackWidth of={picture} />}
            <div>
              <h3>{label}</h3>
              {cells.map((cell, i) => (
                <Rich key={i} value={cell} />
              ))}
            </div>
          </li>
        ))}
      </ul>
    )
  return (
    <table className={columns.length > 2 ? 'comparison' : 'comparison two'}>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, cells }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {cells.map((cell, i) => (
              <td key={i} data-column={columns[i]} dangerouslySetInnerHTML={inner(cell)} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
