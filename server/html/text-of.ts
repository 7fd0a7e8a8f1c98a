import sanitize from 'sanitize-html'

const blocks = /<(?:\/?(?:p|h[2-4]|li|td|th|tr|blockquote|pre|figcaption|caption)|br|hr)\b/gi
const marks: Readonly<Record<string, string>> = { '&lt;': '<', '&gt;': '>', '&quot;': '"', '&amp;': '&' }

/** What one reads of an article: its text in one line, single spaces between the words. */
export const textOf = (html: string): string =>
  sanitize(html.replaceAll(blocks, ' $&'), { allowedTags: [], allowedAttributes: {} })
    .replaceAll(/&(?:lt|gt|quot|amp);/g, (mark) => marks[mark] ?? mark)
    .replaceAll(/\s+/g, ' ')
    .trim()
