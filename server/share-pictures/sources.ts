import type { Api } from '../../schemas/api.ts'
import { cataloguePoster } from '../catalogue/poster.ts'
import { tutorPoster } from '../profiles/poster.ts'
import { adPoster, blogPoster, newsPoster } from '../seo/article-poster.ts'
import type { Standing } from '../seo/meta.ts'
import type { Poster, PosterKind } from '../seo/poster.ts'

type At = Pick<Standing, 'edition' | 'language'> & { api: Api }

/** What a page's picture shows now, as the page itself has it from its call; null where the page is not there, for whatever reason. */
export const sources: Record<PosterKind, (at: At, name: string) => Promise<Poster | null>> = {
  async tutor({ api, ...at }, name) {
    const answer = await api.get('/client/tutor/get', { id: Number(name), lang: at.language })
    return answer.status === 'success' && answer.data.profile ? tutorPoster(at, answer.data.profile) : null
  },
  async catalogue({ api, ...at }, name) {
    const answer = await api.get('/client/tutors', { query: `${name}/`, lang: at.language })
    if (answer.status === 'fail' || answer.data.statusCode !== 200 || answer.data.redirect !== null) return null
    return answer.data.tutors.total_count > 0 ? cataloguePoster(at, answer.data) : null
  },
  async news({ api, language }, alias) {
    const answer = await api.get('/client/news', { alias, lang: language })
    return answer.status === 'success' && answer.data.article ? newsPoster(answer.data.article) : null
  },
  async blog({ api, ...at }, alias) {
    const answer = await api.get('/client/blogs', { alias, lang: at.language })
    return answer.status === 'success' && answer.data.blog ? blogPoster(at, answer.data.blog) : null
  },
  async ads({ api, language }, alias) {
    const answer = await api.get('/client/ads', { alias, lang: language })
    return answer.status === 'success' && answer.data.ad ? adPoster(answer.data.ad) : null
  },
}
