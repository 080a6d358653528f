/** Four short promises under the hero, in the topsoil. */
export function TrustStrip({ items }: { items: { title: string; description: string }[] }) {
  return (
    <ul className="trust">
      {items.map(({ title, description }) => (
        <li key={title}>
          <b>{title}</b> <span>{description}</span>
        </li>
      ))}
    </ul>
  )
}
