// each looks for the end only where a run of such signs begins: 5000 stops would be looked through from each of them
const stops = /(?<![.,;:!?…»”])[.,;:!?…»”]+$/
const stopsAndBracket = /(?<![.,;:!?…»”)])[.,;:!?…»”)]+$/

/** Addresses in plain words, in their order, without the stop or bracket that ends the sentence around them. */
export const urlsIn = (text: string): string[] =>
  (text.match(/https?:\/\/[^\s<>"]+/gi) ?? []).map((url) => url.replace(url.includes('(') ? stops : stopsAndBracket, ''))
