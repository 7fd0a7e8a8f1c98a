/** The last two XML can't say in any way: with one of them in it nobody could read the whole file. */
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;', '\ufffe': '', '\uffff': '' }

/** A text as it stands in HTML or XML, between tags and in attributes alike. */
export const escaped = (text: string): string => text.replaceAll(/[&<>"'\ufffe\uffff]/g, (sign) => entities[sign] ?? sign)
