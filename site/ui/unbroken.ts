/** A time from and to, or a date, that no line breaks: `15:00–18:00`, `26-07-2026`. Browsers break after each of these dashes, unless a word joiner follows. */
export const unbroken = (text: string): string => text.replaceAll(/[-–]/g, '$&\u2060')
