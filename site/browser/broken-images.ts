import { PLACEHOLDER } from '../../theme/placeholder.ts'

const mend = (image: HTMLImageElement) => {
  const { fallback = PLACEHOLDER } = image.dataset
  const src = image.getAttribute('src')
  // whoever chose a file that is no picture is told so where they chose it
  if (src === fallback || src?.startsWith('blob:')) return
  image.removeAttribute('srcset')
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove()
  image.src = fallback
}

/** Puts its `data-fallback`, or what stands for any picture, in place of each that can't be loaded, now or later (spec: public 2.13, 8). */
export function mendImages() {
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && mend(target), true)
  // a drawing may have no width of its own
  for (const image of document.querySelectorAll<HTMLImageElement>('img:not([src$=".svg"])'))
    if (image.complete && image.naturalWidth === 0) mend(image)
}
