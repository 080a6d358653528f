/**
 * A raised house in section, with the two ways of keeping a crawl space dry: open on the left, with clear vents and
 * plastic on the soil, and sealed on the right, with closed vents, a liner, a sump and a dehumidifier. An engineer
 * would check that no vent is open where the wall is lined; that the liner goes up the wall and the posts but not to
 * the wood, so that termites can be seen; that the sump is at the low point and its pipe ends above grade; and that
 * shim, post and pad rest on each other.
 */
import { MovingGround } from '../common/ground'
import { Hatched } from '../common/hatches'
import { Balloon, Label } from '../common/labels'
import { usePlateWords } from '../../words'
import { HalvedPlate } from './frames'

const joists = [150, 210, 270, 330, 390, 450, 510, 570, 630, 690]
const posts = [250, 430, 610]

const Section = () => (
  <>
    <path className="sky" d="M-40-60H920V400H-40z" />
    <path className="card" d="M100-60H780V92H100z" />
    <path className="topsoil" d="M-40 236 90 222V262H790V222l130 14V520H-40z" />
    <g className="seen">
      <MovingGround d="M-40 270H920V520H-40z" />
      <path className="sky" d="M110 130H770V256H110z" />
    </g>
    <g className="seen">
      <path className="card" d="M88 92V-60h18V92zM774 92V-60h18V92z" />
      <path
        className="line"
        d="M88-8h18M88 12h18M88 32h18M88 52h18M88 72h18M774-8h18M774 12h18M774 32h18M774 52h18M774 72h18"
      />
      <path className="card" d="M92 102h696v30H92z" />
      <path className="wood" d={joists.map((x) => `M${x} 102h12v30h-12z`).join('')} />
      <path className="line" d={joists.map((x) => `M${x} 102l12 30m0-30-12 30`).join('')} />
      <path className="wood" d="M92 132h696v22H92z" />
    </g>
    <path className="wood cut" d="M88 92h704v10H88z" />
    <g className="cut">
      <Hatched kind="concrete" d="M90 154h20v106h18v20H72v-20h18zM770 154h20v106h18v20h-56v-20h18z" />
      {posts.map((x) => (
        <Hatched key={x} kind="concrete" d={`M${x - 11} 162h22v94h14v18h-50v-18h14z`} />
      ))}
      <path className="card" d="M686 256v38h44v-38" />
    </g>
    <path className="steel seen" d={posts.map((x) => `M${x - 13} 154h26v8h-26z`).join('')} />
    <g className="seen">
      <path className="sky" d="M88 176h24v22H88z" />
      <path className="line" d="M94 176v22m6-22v22m6-22v22" />
      <path className="foam" d="M768 176h24v22h-24zl24 22m0-22-24 22" />
      <path className="water" d="M688 280h40v12h-40z" />
      <path className="steel" d="M698 270h16v22h-16z" />
      <path className="card" d="M703 270V214h130l50 8v-7l-49-8H696v63z" />
      <path className="card" d="M520 216h52v34h-52z" />
      <path className="line" d="M527 224h22M527 231h22M527 238h22M526 250v5m40-5v5" />
      <circle className="steel" cx="561" cy="232" r="6" />
    </g>
    <path
      className="film"
      d="M112 254H234M266 254H414M446 254H594M626 254h58M594 254V186M626 254V186M446 254V186M732 254h26q10 0 10-12V186"
    />
    <path className="flow" d="M40 188h90l-8-6m8 6-8 6M160 188h50l-8-6m8 6-8 6" />
    <path className="level" d="M430-60V90M430 290v90" />
    <path className="grass" d="M-40 236 90 222M790 222l130 14" />
  </>
)

export function CrawlSpacePlate() {
  const words = usePlateWords().plates['crawl-space']
  return (
    <HalvedPlate
      name="crawl-space"
      art={<Section />}
      upper="0 60 450 250"
      lower="420 60 450 250"
      wide={
        <>
          <Label layer at="128,36" text={words.open} note={words.openNote} />
          <Label layer at="452,36" text={words.sealed} note={words.sealedNote} />
          <Balloon of="a" on="clay" at="60,316" to="100,188" text={words.vents} />
          <Balloon of="b" on="clay" at="220,316" to="200,255" text={words.plastic} />
          <Balloon of="c" on="clay" at="446,346" to="456,256" text={words.liner} />
          <Balloon of="d" on="clay" at="474,304" to="530,250" text={words.dehumidifier} />
          <Balloon of="e" on="clay" at="646,318" to="692,286" text={words.sump} />
          <Balloon of="f" at="840,150" to="784,184" />
          <Label at="840,130" middle text={words.shut} />
        </>
      }
      narrow={
        <>
          <Label layer at="98,20" text={words.open} />
          <Balloon of="a" on="clay" at="22,184" to="80,104" text={words.vents} />
          <Balloon of="b" on="clay" at="162,184" to="140,156" text={words.plastic} />
          <Label layer at="40,221" text={words.sealed} />
          <Balloon of="c" on="clay" at="22,384" to="32,356" text={words.linerShort} />
          <Balloon of="d" at="48,330" to="82,336" />
          <Label at="22,304" text={words.dehumidifier} />
          <Balloon of="e" on="clay" at="274,384" to="240,380" text={words.sump} />
          <Balloon of="f" at="330,262" to="292,298" />
          <Label at="350,240" end text={words.shut} />
        </>
      }
    />
  )
}
