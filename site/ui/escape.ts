const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '"': '&quot;' }

/** A text as it stands in HTML, also as the value of an attribute. */
export const escapeHtml = (text: string): string => (/["&<]/.test(text) ? text.replace(/["&<]/g, (letter) => entities[letter] ?? letter) : text)
