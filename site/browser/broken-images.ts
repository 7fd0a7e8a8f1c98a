const mend = (image: HTMLImageElement) => {
  const { fallback } = image.dataset
  if (!fallback || image.getAttribute('src') === fallback) return
  image.removeAttribute('srcset')
  for (const source of image.parentElement?.querySelectorAll('source') ?? []) source.remove()
  image.src = fallback
}

/** Puts its `data-fallback` in place of every picture that can't be loaded, now or later (spec: public 2.13). */
export function mendImages() {
  document.addEventListener('error', ({ target }) => target instanceof HTMLImageElement && mend(target), true)
  for (const image of document.querySelectorAll<HTMLImageElement>('img[data-fallback]')) if (image.complete && image.naturalWidth === 0) mend(image)
}
