/** The mark next to the brand's name: a house on two piers that go through the ground line and stand on rock. */
export const BrandMark = () => (
  <svg viewBox="0 0 40 40" width="40" height="40" aria-hidden="true">
    <path fill="var(--clay)" d="M20 1 37 13v4H3v-4z" />
    <path fill="var(--ink)" d="M7 18h26v7h-11v-5h-4v5H7zM2 36h36v3H2z" />
    <path fill="var(--oak)" d="M1 26h6v2H1zM15 26h10v2H15zM33 26h6v2h-6z" />
    <path fill="var(--steel)" d="M8 25h6v11H8zM26 25h6v11h-6z" />
  </svg>
)
