import { ads } from './ads/routes.ts'
import { affiliate } from './affiliate/routes.ts'
import { audit } from './audit/routes.ts'
import { auth } from './auth/routes.ts'
import { away } from './away/routes.ts'
import { billing } from './billing/routes.ts'
import { blogs } from './blogs/routes.ts'
import type { Route } from './calls.ts'
import { catalogue } from './catalogue/routes.ts'
import { chat } from './chat/routes.ts'
import { clientAccount } from './client-account/routes.ts'
import { clients } from './clients/routes.ts'
import { clientsAdmin } from './clients-admin/routes.ts'
import { desktop } from './desktop/routes.ts'
import { directory } from './directory/routes.ts'
import { examinationTests } from './examination-tests/routes.ts'
import { experiments } from './experiments/routes.ts'
import { feedback } from './feedback/routes.ts'
import { jobs } from './jobs/routes.ts'
import { joining } from './joining/routes.ts'
import { languageTest } from './language-test/routes.ts'
import { captcha } from './limits/routes.ts'
import { mailings } from './mailings/routes.ts'
import { mainPage } from './main-page/routes.ts'
import { merchantAccounts } from './merchants/routes.ts'
import { news } from './news/routes.ts'
import { notifications } from './notifications/routes.ts'
import { orders } from './orders/routes.ts'
import { outbox } from './outbox/routes.ts'
import { cataloguePage, profilePage } from './pages/routes.ts'
import { payments } from './payments/routes.ts'
import { preferences } from './preferences/routes.ts'
import { privacy } from './privacy/routes.ts'
import { profiles } from './profiles/routes.ts'
import { reference } from './reference/routes.ts'
import { referenceAdmin } from './reference-admin/routes.ts'
import { reports } from './reports/routes.ts'
import { requests } from './requests/routes.ts'
import { savedQueries } from './saved-queries/routes.ts'
import { school } from './school/routes.ts'
import { search } from './search/routes.ts'
import { seo } from './seo-admin/routes.ts'
import { siteReviews } from './site-reviews/routes.ts'
import { staff } from './staff/routes.ts'
import { staticPages } from './static-pages/routes.ts'
import { system } from './system/routes.ts'
import { tags } from './tags/routes.ts'
import { telephony } from './telephony/routes.ts'
import { templatesAdmin } from './templates-admin/routes.ts'
import { topsAdmin } from './tops-admin/routes.ts'
import { tutors } from './tutors/routes.ts'
import { unitsBlocks } from './units-blocks/routes.ts'
import { unsubscribing } from './unsubscribe/routes.ts'
import { vacancies } from './vacancies/routes.ts'
import { videos } from './videos/routes.ts'
import { viewed } from './viewed/routes.ts'
import { visits } from './visits/routes.ts'
import { wallet } from './wallet/routes.ts'
import { webVitalRoutes } from './web-vitals/routes.ts'

/** Every call with its verb, by subject; the keys are the tags of the OpenAPI document. */
export const routes = {
  auth,
  captcha,
  joining,
  catalogue: [...cataloguePage, ...catalogue],
  directory,
  profiles: [...profilePage, ...profiles],
  privacy,
  affiliate,
  tutors,
  main_page: mainPage,
  static_pages: staticPages,
  requests,
  orders,
  wallet,
  tops: topsAdmin,
  billing,
  payments,
  merchants: merchantAccounts,
  staff,
  system,
  notifications,
  desktop,
  clients: [...clients, ...clientsAdmin, ...clientAccount],
  telephony,
  chat,
  reference: [...reference, ...referenceAdmin],
  ads,
  blogs,
  news,
  units_blocks: unitsBlocks,
  site_reviews: siteReviews,
  videos,
  vacancies,
  examination_tests: examinationTests,
  tags,
  outbox,
  unsubscribe: unsubscribing,
  feedback,
  jobs,
  templates: templatesAdmin,
  audit,
  saved_queries: savedQueries,
  preferences,
  reports,
  away,
  viewed,
  visits,
  web_vitals: webVitalRoutes,
  experiments,
  mailings,
  school,
  search,
  seo,
  language_test: languageTest,
} satisfies Record<string, readonly Route[]>
