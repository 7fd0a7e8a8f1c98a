/** Number of the page that an address asks for; the first for anything else. */
export const pageIn = ({ page = '1' }: Readonly<Record<string, string>>): number => (/^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1)
