/** A seeded corpus with Zipf-like frequencies: some words are in most articles, some in a few. */
const stems = [
  ...'csapat meccs győzelem játékos edző szurkoló labda dobás pont negyed hazai vendég csarnok bajnokság'.split(
    ' ',
  ),
  ...'forduló védelem támadás lepattanó gólpassz szezon kupa döntő kezdés hajrá akadémia utánpótlás'.split(
    ' ',
  ),
  ...'tehetség edzés közönség siker vereség esély eredmény tabella helyezés rájátszás időkérés cserepad'.split(
    ' ',
  ),
  ...'kapitány erőnlét sérülés visszatérés igazolás szerződés jegy bérlet pálya gyűrű palánk síp bíró'.split(
    ' ',
  ),
  ...'büntető tripla zsákolás blokk labdaszerzés passz stratégia taktika elemzés interjú nyilatkozat'.split(
    ' ',
  ),
]
const suffixes = ['', 'ok', 'nak', 'ban', 'val', 'hoz', 'ról', 'unk', 'aink', 'ként']
const syllables = 'ba ke rő ti lú má ne só vi zsa cse gyö há jö ny pá re szo tű ud'.split(' ')

export const commonWord = 'csapat'
export const rareName = 'Zsombolyai'

export function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296
  }
}

function nameOf(index: number): string {
  let rest = index + 20
  let name = ''
  while (rest > 0) {
    name += syllables[rest % syllables.length]
    rest = Math.floor(rest / syllables.length)
  }
  return `${name}i`
}

export const vocabulary: string[] = [
  ...suffixes.flatMap((suffix) => stems.map((stem) => stem + suffix)),
  ...Array.from({ length: 20_000 }, (_, index) => nameOf(index)),
]

/** `length` words, each drawn with a probability of about one over its rank. */
export function sentence(random: () => number, length: number): string {
  const scale = Math.log(vocabulary.length)
  return Array.from(
    { length },
    () => vocabulary[Math.floor(Math.exp(random() * scale)) - 1] ?? 'csapat',
  ).join(' ')
}
