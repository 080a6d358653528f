import type { ReactElement } from 'react'
import type { heroTrees } from './catalog'
import { Roots } from './parts'

/** The trees that can stand beside the house in the drawing of the home page, on a grade at 16. */
export const trees: Record<(typeof heroTrees)[number], () => ReactElement | null> = {
  'live-oak': LiveOak,
  pine: Pine,
  none: () => null,
}

/** Its roots reach under the corner that moves, which is where an oak dries the clay. */
const roots = <Roots d="M540 22c-24 24-50 20-84 38M546 22c-10 26-30 40-50 52M556 22c10 22 30 24 60 36" />

function LiveOak() {
  return (
    <>
      <g id="tree" className="seen">
        <path className="wood" d="M528 20c8-22 6-54-8-88h44c-12 32-8 62 10 88z" />
        <path
          className="oak"
          d="M472-52c-38 4-52-38-20-52-10-32 28-50 52-32 14-30 64-30 76 0 26-14 62 6 50 36 30 16 14 54-20 48-16 18-46 16-54 0-16 16-44 16-52 0-10 12-22 10-32 0z"
        />
        <path className="line" d="M480-104q16-12 32 0m34-20q16-12 32 0m8 44q16-12 32 0m-100 10q16-12 32 0" />
      </g>
      {roots}
    </>
  )
}

function Pine() {
  return (
    <>
      <g id="tree" className="seen">
        <path className="wood" d="M540 20l4-120h16l4 120z" />
        <path className="oak" d="M552-250l44 72h-20l36 56h-22l40 62H474l40-62h-22l36-56h-20z" />
      </g>
      {roots}
    </>
  )
}
