/** In place of the package `diacritic`: the platform knows which signs stand over letters. */
export const clean = (text: string) => text.normalize('NFD').replace(/\p{Diacritic}/gu, '')
