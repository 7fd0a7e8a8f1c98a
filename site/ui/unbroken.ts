/** A date that no line breaks, `26-07-2026`: browsers end lines after its dashes, unless a word joiner follows. */
export const unbroken = (date: string): string => date.replaceAll('-', '-\u2060')
