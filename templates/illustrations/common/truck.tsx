/** A work truck, 342 wide, whose wheels stand at 210. The brand's mark is on its side, a ladder on its rack. */
export const TruckBody = () => (
  <>
    <path className="dark" fillOpacity=".3" d="M34 208H338l10 6H22z" />
    <g className="ink">
      <path className="steel" d="M34 80h7v16h-7zM116 80h7v16h-7zM196 80h7v16h-7z" />
      <path className="gas" d={`M14 52h224v7H14zM14 73h224v7H14z${rungs}`} />
      <path className="gap" d="M46 184a38 40 0 0 1 76 0zM250 184a38 40 0 0 1 76 0z" />
      <path className="card" d="M14 96h206v82H118a34 34 0 0 0-68 0H14z" />
      <path className="oak" d={cab} />
      <path className="pane" d="M234 82h28q3 0 5 3l21 33h-54z" />
      <path className="concrete" d="M12 178h34v10H12zM122 178h130v10H122zM322 172h34v14h-34z" />
    </g>
    <path
      className="dark"
      fillOpacity=".16"
      d="M14 160h36q-2 8 0 18H14zM112 160h108v18H118zM220 150h126v18h-26q-12-20-34-20-24 0-32 26h-34z"
    />
    <path className="card" fillOpacity=".7" d="M240 112 258 86h8l-18 26z" />
    <g className="ink">
      <path className="line" d="M56 96v48M124 96v82M228 118v46h22M238 130h13M34 124v10M112 124v10" />
      <path className="dark" d="M284 108h9v16h-9z" />
      <path className="gas" d="M336 136h12v14h-12z" />
      <path className="red" d="M14 146h7v14h-7zM140 120 173 104l33 16v5h-66z" />
      <path className="steel" d="M150 138h8v20h-8zM188 138h8v20h-8z" />
      <path className="dark" d="M145 125h56v13h-21v-8h-14v8h-21z" />
      {[84, 288].map((x) => (
        <g key={x}>
          <circle className="dark" cx={x} cy="184" r="26" />
          <circle className="concrete" cx={x} cy="184" r="14" />
          <circle className="dark" cx={x} cy="184" r="4" />
        </g>
      ))}
    </g>
  </>
)

/** With an arch over the front wheel. */
const cab = 'M220 178V78q0-8 8-8h36q7 0 11 6l26 42 38 8q11 3 11 14v38H322a34 34 0 0 0-68 0z'

/** Of the ladder, between its two rails. */
const rungs = Array.from({ length: 11 }, (_, i) => `M${22 + 20 * i} 59h4v14h-4z`).join('')
