/** Addresses in plain words, in their order, without the stop or bracket that ends the sentence around them. */
export const urlsIn = (text: string): string[] =>
  (text.match(/https?:\/\/[^\s<>"]+/gi) ?? []).map((url) => url.replace(url.includes('(') ? /[.,;:!?…»”]+$/ : /[.,;:!?…»”)]+$/, ''))
