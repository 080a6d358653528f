import { Ground, MovingGround } from '../common/ground'
import { Hatched } from '../common/hatches'
import { Label } from '../common/labels'
import { Scene } from '../common/scene'
import { useDrawingWords } from '../../words'

/** A kitchen table on a floor that is not quite level, and the ground that causes it. */
export function FaqHero() {
  const words = useDrawingWords().faqs
  return (
    <Scene
      name="faq"
      alt={words.alt}
      wide={
        <>
          <Label at={[222, 112]} text={words.bubble} note={words.bubbleNote} leader="290,138 300,176" />
          <Label
            at={[580, 112]}
            anchor="end"
            text={words.marble}
            note={words.marbleNote}
            leader="548,138 537,184"
          />
          <Label on="clay" at={[150, 390]} text={words.clay} note={words.clayNote} />
        </>
      }
      narrow={
        <>
          <Label at={[107, 62]} text={words.bubbleShort} leader="165,70 171,93" />
          <Label at={[350, 42]} anchor="end" text={words.marbleShort} leader="337,50 332,98" />
          <Label on="clay" at={[76, 248]} text={words.clayShort} />
        </>
      }
      narrowArt={{ x: 48, y: 40, scale: 0.68 }}
      isLow
    >
      <path className="card" d="M-60-60H700V362H-60z" />
      <path className="gap" d="M-60 362H700V412H-60z" />
      <Ground grass={false} grade={702} tops={[386, 562, 632]} />
      <MovingGround d="M-60 350H90C260 354 420 388 700 394V562H-60z" />
      <path
        className="gap"
        d="M96 351l-5 22 7 14-8 28 17-30-5-13 6-20zM480 386l-4 12 5 9-5 13 12-14-3-9 3-10z"
      />
      <g className="ink" transform="rotate(1.7)">
        <path className="sky" d="M66 98h84v60H66z" />
        <path className="line" d="M108 98v60M66 128h84" />
        <path className="wood" d="M130 210h22v112h-22zM494 210h22v112h-22z" />
        <path className="wood" d="M116 202h414v24H116z" />
        <path className="wood" d="M90 186h466v18H90z" />
        <path
          className="line"
          d="M202 150h14q12 0 12 12 0 14-16 14h-10M468 150h-14q-12 0-12 12 0 14 16 14h10"
        />
        <path className="steel" d="M158 138h46v40q0 8-8 8h-30q-8 0-8-8z" />
        <path className="red" d="M466 138h46v40q0 8-8 8h-30q-8 0-8-8z" />
        <path className="fine" d="M172 128q-6-7 0-14t0-14M188 128q-6-7 0-14t0-14" />
        <path className="oak" d="M248 162h162v24H248z" />
        <path className="card" d="M294 166h70v14h-70z" />
        <circle className="oak" cx="304" cy="173" r="6" />
        <circle className="water" cx="538" cy="177" r="9" />
        <Hatched kind="concrete" d="M-90 322H740v36H-90z" />
      </g>
      <g className="ink">
        <path className="level" d="M66 206H576" />
      </g>
    </Scene>
  )
}
