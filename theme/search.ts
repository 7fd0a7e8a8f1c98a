const letters: Readonly<Record<string, string>> = { ł: 'l', ø: 'o', đ: 'd', ґ: 'г', '’': "'", ʼ: "'", '`': "'" }

/** A text as it is compared: small letters without accents, one for one, so that places in it are places in the text. */
const folded = (text: string) =>
  text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^ -~]/gu, (letter) => letters[letter] ?? letter.normalize('NFD').slice(0, letter.length))

/**
 * Where what was typed begins in a label, whatever the case, accents and kind of apostrophe; -1 when the label has it nowhere.
 * `placeIn('Łódź', 'lodz')` is 0, `placeIn('Орёл', 'рел')` is 1.
 */
export function placeIn(label: string, typed: string): number {
  const sought = folded(typed.trim())
  // a list that opens would fold all its labels to find nothing in them
  return sought ? folded(label).indexOf(sought) : 0
}

/** Whether a list is searched instead of read: from 13 choices on. */
export const isSearched = (choices: readonly unknown[]): boolean => choices.length >= 13
