/** What stands for a missing or broken picture (spec: public 2.16). */
export const placeholder = { url: '/img/placeholder-image.webp', width: 335, height: 188 }
