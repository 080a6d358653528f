import { Brick } from '../common/kit'
import { Hold, Thumb } from './hands'

/** The readings from before and after, on a clipboard at the front door. The owner and the foreman both hold it. */
export const Walkthrough = () => (
  <>
    <g className="ink">
      <Brick d="M-20-20H420V260H-20z" />
      <path className="card" d="M86-20H298V260H86z" />
      <path className="door" d="M104-20H280V260H104z" />
      <Hold at={[112, 160]} turn={172} flip />
      <Hold at={[272, 160]} turn={8} owner />
      <path className="wood" d="M124 46H260V232H124z" />
      <path className="card" d="M134 60H250V222H134z" />
      <path className="steel" d="M168 36h48v22h-48zM182 28h20v10h-20z" />
      <path className="line" d="M192 82V210M146 210H238M146 194h34M204 194h34" />
      <path className="red" d="M150 124h10v68h-10zM166 148h10v44h-10z" />
      <path className="steel" d="M208 184h10v8h-10zM224 178h10v14h-10z" />
      <path className="brick" d="M148 111l3-19 16-11 13 15-3 20z" />
      <path className="brick" d="M204 113V94l14-13 14 13v19z" />
      <Thumb at={[112, 160]} turn={172} flip />
      <Thumb at={[272, 160]} turn={8} owner />
    </g>
  </>
)
