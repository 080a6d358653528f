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
            at={[620, 112]}
            anchor="end"
            text={words.marble}
            note={words.marbleNote}
            leader="560,138 537,186"
          />
          <Label on="clay" at={[150, 446]} text={words.clay} note={words.clayNote} />
        </>
      }
      narrow={
        <>
          <Label at={[92, 62]} text={words.bubbleShort} leader="150,70 156,93" />
          <Label at={[350, 42]} anchor="end" text={words.marbleShort} leader="322,50 317,99" />
          <Label on="clay" at={[64, 318]} text={words.clayShort} />
        </>
      }
      narrowArt={{ x: 70, y: 40, scale: 0.68 }}
      isLow
    >
      <path className="card" d="M-60-60H700V420H-60z" />
      <path className="gap" d="M-60 420H700V470H-60z" />
      <Ground grass={false} grade={760} tops={[444, 620, 690]} />
      <MovingGround d="M-60 408H90C260 412 420 446 700 452V620H-60z" />
      <path
        className="gap"
        d="M96 410l-5 38 7 22-9 48 18-50-5-22 6-36zM470 444l-4 30 6 20-6 34 14-38-3-18 4-26z"
      />
      <g className="ink" transform="rotate(1.7)">
        <path className="sky" d="M24 96h92v66H24z" />
        <path className="line" d="M70 96v66M24 129h92" />
        <path className="wood" d="M130 210h22v170h-22zM494 210h22v170h-22z" />
        <path className="wood" d="M116 202h414v24H116z" />
        <path className="wood" d="M90 186h466v18H90z" />
        <path
          className="line"
          d="M202 150h14q12 0 12 12 0 14-16 14h-10M468 150h-14q-12 0-12 12 0 14 16 14h10"
        />
        <path className="steel" d="M158 138h46v40q0 8-8 8h-30q-8 0-8-8z" />
        <path className="red" d="M466 138h46v40q0 8-8 8h-30q-8 0-8-8z" />
        <path className="fine" d="M172 126q-8-10 0-20t0-20M188 126q-8-10 0-20t0-20" />
        <path className="oak" d="M248 162h162v24H248z" />
        <path className="card" d="M294 166h70v14h-70z" />
        <circle className="oak" cx="304" cy="173" r="6" />
        <circle className="water" cx="538" cy="177" r="9" />
        <Hatched kind="concrete" d="M-90 380H740v36H-90z" />
      </g>
      <g className="ink">
        <path className="level" d="M40 206H600" />
      </g>
    </Scene>
  )
}
