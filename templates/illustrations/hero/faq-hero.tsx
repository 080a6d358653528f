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
      words={words}
      wide={
        <>
          <g className="ink" transform="rotate(3.4 320 338)">
            <path className="card" d="M50 101h108v54H50zM42 155h124v9H42z" />
            <path className="pane" d="M58 109h92v38H58zM104 109v38" />
          </g>
          <Label at="222,112" text={words.bubble} note={words.bubbleNote} to="300,138 314,204" />
          <Label at="580,112" end text={words.marble} note={words.marbleNote} to="546,138 545,222" />
          <Label on="clay" at="150,381" text={words.clay} note={words.clayNote} />
        </>
      }
      narrow={
        <>
          <Label at="104,38" text={words.bubbleShort} to="158,48 170,88" />
          <Label at="346,38" end text={words.marbleShort} to="332,48 332,100" />
        </>
      }
      narrowArt={{ x: 70, y: 79, scale: 0.7 }}
      shape="shallow"
    >
      <path className="card" d="M-60-60H700V362H-60z" />
      <path className="gap" d="M-60 360H700V430H-60z" />
      <Ground grass={false} grade={702} tops={[386, 562, 632]} />
      <MovingGround d="M-60 340H60C250 348 400 400 700 408V562H-60z" />
      <path
        className="gap"
        d="M96 346l-5 28 7 14-8 28 17-30-5-13 6-20zM480 390l-4 12 5 9-5 13 12-14-3-9 3-10z"
      />
      <path className="level ink" d="M72 204H584" />
      <g className="ink" transform="translate(0 6)rotate(3.4 320 332)">
        <path className="wood" d="M130 236h22v86h-22zM494 236h22v86h-22z" />
        <path className="wood" d="M116 228h414v24H116z" />
        <path className="wood" d="M90 212h466v18H90z" />
        <path
          className="line"
          d="M202 176h14q12 0 12 12 0 14-16 14h-10M468 176h-14q-12 0-12 12 0 14 16 14h10"
        />
        <path className="steel" d="M158 164h46v40q0 8-8 8h-30q-8 0-8-8z" />
        <path className="red" d="M466 164h46v40q0 8-8 8h-30q-8 0-8-8z" />
        <path className="fine" d="M180 158q-5-5 0-10t0-10M194 158q-5-5 0-10t0-10" />
        <path className="oak" d="M248 188h162v24H248z" />
        <path className="card" d="M294 192h70v14h-70z" />
        <circle fill="var(--lamp)" cx="306" cy="199" r="7" />
        <circle className="water" cx="538" cy="203" r="9" />
        <Hatched kind="concrete" d="M-90 322H740v36H-90z" />
      </g>
    </Scene>
  )
}
