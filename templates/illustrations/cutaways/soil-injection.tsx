import { Ground, Sky } from '../ground'
import { Hatched } from '../hatches'
import { Label } from '../labels'
import { House } from '../parts'
import { Scene } from '../scene'

const bulb = (x: number) =>
  `M${x} 246c30 0 34 34 18 42 24 10 24 36 0 44 20 12 12 40-18 40s-38-28-18-40c-24-8-24-34 0-44-16-8-12-42 18-42z`
const treated = [176, 288, 376, 464, 552].map(bulb).join('')

/** Rods carry a stabilizing solution into the active clay, hole by hole, around and under the slab. */
export function SoilInjection() {
  return (
    <Scene
      name="soil-injection"
      alt="An injection rod pushes stabilizing solution into the clay beside a house. Treated bulbs of soil already stand under the slab; the next hole is dashed."
      wide={{
        labels: (
          <>
            <Label
              at={[20, 44]}
              text="Injection rod"
              leader={[
                [80, 54],
                [80, 88],
                [150, 88],
              ]}
            />
            <Label
              on="clay"
              at={[296, 408]}
              text="Treated clay swells less"
              leader={[
                [376, 392],
                [376, 374],
              ]}
            />
            <Label
              on="clay"
              at={[96, 408]}
              anchor="middle"
              text={'Next hole'}
              leader={[
                [80, 392],
                [80, 372],
              ]}
            />
            <Label on="caliche" at={[20, 466]} text="Caliche" />
            <Label on="limestone" at={[20, 530]} text="Limestone" />
          </>
        ),
      }}
      narrow={{
        x: 30,
        y: 40,
        scale: 0.8,
        labels: (
          <>
            <Label
              at={[12, 26]}
              text={'Injection\nrod'}
              leader={[
                [64, 38],
                [96, 38],
              ]}
            />
            <Label
              on="clay"
              at={[120, 294]}
              text="Treated clay swells less"
              leader={[
                [206, 280],
                [206, 267],
              ]}
            />
            <Label on="caliche" at={[12, 353]} text="Caliche" />
          </>
        ),
      }}
    >
      <Sky />
      <Ground tops={[214, 430, 492]} />
      <g className="ink">
        <path className="line dash" d={bulb(80)} />
        <path className="caliche" d={treated} />
        <path fill="url(#h-clay)" d={treated} />
        <path className="line" d="M-20 170C60 170 110 140 170 112" />
        <path className="steel" d="M150 84h52v9h-21v256l-5 12-5-12V93h-21z" />
        <path className="card" d="M284 246V190h8v56zM372 246V176h8v70zM460 246V176h8v70zM548 246V176h8v70z" />
        <House x={312} y={164} />
        <Hatched kind="concrete" d="M304 164h316v26H340l-6 24h-30z" />
      </g>
    </Scene>
  )
}
