/** Characters. A longer title is a sentence, such as where the firm is registered and who insures it. */
const longestTitle = 60

/** Four short promises below the hero, on the grass. The sections below go down into the ground. */
export const TrustStrip = ({ items }: { items: { title: string; description: string }[] }) => (
  <>
    <ul className="trust">
      {items.map(({ title, description }) => (
        <li key={title}>
          {title.length > longestTitle ? <span>{title}</span> : <b>{title}</b>} <span>{description}</span>
        </li>
      ))}
    </ul>
    <svg className="sod" viewBox="0 0 96 8" preserveAspectRatio="none" aria-hidden="true">
      <path vectorEffect="non-scaling-stroke" d="M-1 9V4q8-6 17-3t18 1 17 0 19 2 30-3v9z" />
    </svg>
  </>
)
