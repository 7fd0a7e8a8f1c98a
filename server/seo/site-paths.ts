/** Pages of the site that answers, messages and the sitemap lead to; a test holds that the site map has each of them. */
export const sitePaths = {
  profile: (tutor_id: number) => `/user-${tutor_id}/`,
  tutorOrder: (order_id: number) => `/zayavka/${order_id}/`,
  clientOrder: (order_id: number) => `/o/${order_id}`,
  clientChat: (order_id: number, tutor_id: number | null) =>
    `/client_chats/chat/?order_id=${order_id}&recipient=${tutor_id === null ? 'admin&recipient_id=0' : `tutor&recipient_id=${tutor_id}`}`,
  tutorChat: (order_id: number, isWithClient: boolean) => `/zayavka/${order_id}/#${isWithClient ? 'client' : 'admin'}_chat_block`,
  tutorProfile: '/profile/',
  billing: '/billing_information',
  tutorSettings: '/tutor-settings',
  wallet: '/wallet',
  tutorAd: (id: number) => `/my-ads/${id}`,
  tutorPost: (id: number) => `/dodaty-blog?id=${id}`,
  payment: '/payment/return',
  paymentReturn: (payment_id: string, payer: 'tutor' | 'client' = 'tutor') =>
    `${sitePaths.payment}?payment_id=${payment_id}${payer === 'client' ? '&payer=client' : ''}`,
  /** No bank tells of a payer who turned back before its page expires. */
  paymentCancelled: (payment_id: string, payer: 'tutor' | 'client') => `${sitePaths.paymentReturn(payment_id, payer)}&cancelled=1`,
  newOrders: '/nz',
  clientOrders: '/client_orders',
  clientLogin: '/client-login',
  tutorLogin: '/login',
  recovery: '/recovery',
  register: '/register',
  confirmSchedule: (code: string) => `/confirm-schedule?code=${code}`,
  confirmReview: (code: string) => `/confirm-review?code=${code}`,
  confirmSubscription: (code: string) => `/confirm-subscription?code=${code}`,
  unsubscribe: (token: string) => `/email_unsubscribe?token=${token}`,
  clientSettings: '/settings',
  contacts: '/contacts',
  away: (code: string) => `/away?code=${code}`,
}

/** Public lists and their pages by the names of the site map, as answers and the sitemap tell them: without the first slash; the test holds these too. */
export const listPaths = {
  allCities: 'all-cities/',
  allSubjects: 'all-subjects/',
  allDistricts: (city: string) => `all-district/${city}/`,
  allTags: 'all-tags/',
  allTagsOnline: 'all-tags-online/',
  videos: 'videos',
  materials: 'materials/',
  reviews: 'reviews',
  vacancies: 'vacancy',
  vacancy: (id: number) => `vacancy/${id}`,
}

/** Paths of answers that lead to every language of an edition; the switcher leaves partly kept ones out of all others (spec: decisions WEB-4). A test holds them. */
export const switchedToAll: readonly string[] = [
  ...['', 'about', 'contacts', 'how-it-works'],
  ...['p/polityka-prywatnoci', 'p/cookies', 'p/ofert-publiczn', 'p/offer'],
]

/** A profile's path as those of lists are written: without its first slash. */
export const profilePath = (tutor_id: number) => sitePaths.profile(tutor_id).slice(1)

/** A piece of news, or their list, written alike. */
export const newsPath = (alias?: string) => (alias === undefined ? 'news' : `news/${alias}`)

/** An ad, or their list. */
export const adPath = (alias?: string) => (alias === undefined ? 'ads' : `ads/${alias}`)

/** Posts of one tutor, on the blog's host. */
export const blogAuthorPath = (tutor_id: number) => `user-${tutor_id}`

/** The English test: what it is, and its questions. */
export const languageTestPaths = { about: 'test/english/', start: 'test/english/start' } as const
