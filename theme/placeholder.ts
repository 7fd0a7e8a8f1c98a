/** What stands for a missing or broken picture (spec: public 2.16). */
export const PLACEHOLDER = '/img/placeholder-image.webp'
