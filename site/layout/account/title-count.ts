const mark = /^\(\d+\) /

/** Puts a number before the page's title, `(2) My orders`, whatever the title becomes meanwhile; answers how to take it away. */
export function showInTitle(count: number): () => void {
  const bare = () => document.title.replace(mark, '')
  const show = () => {
    const title = count > 0 ? `(${count}) ${bare()}` : bare()
    if (document.title !== title) document.title = title
  }
  show()
  const changes = new MutationObserver(show)
  const title = document.querySelector('title')
  if (title) changes.observe(title, { childList: true })
  return () => {
    changes.disconnect()
    document.title = bare()
  }
}
