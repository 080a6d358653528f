/** The sign beside the brand's name: a roof, a slab, and three piers that stand level. */
export function BrandMark() {
  return (
    <svg className="brand-mark" viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
      <path className="roof" d="M20 3 37 16v3H3v-3z" />
      <path className="slab" d="M5 21h30v5H5z" />
      <path className="piers" d="M8 28h4v8h2v2H6v-2h2zM18 28h4v8h2v2h-8v-2h2zM28 28h4v8h2v2h-8v-2h2z" />
    </svg>
  )
}
