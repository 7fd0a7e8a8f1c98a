/** The newest piece of news; null where there is none. */
export async function firstArticle(origin: string): Promise<string | null> {
  const answer = (await (await fetch(`${origin}/api/client/news`)).json()) as { data: { news: { alias: string }[] } | null }
  const [first] = answer.data?.news ?? []
  return first ? `/news/${first.alias}` : null
}

/** The pages that visitors come to, by name. */
export async function sitePages(origin: string): Promise<Record<string, string>> {
  const article = await firstArticle(origin)
  const pages = { 'main page': '/', catalogue: '/repetitor/', profile: '/user-1/', 'English test': '/test/english/' }
  return article ? { ...pages, article } : pages
}
