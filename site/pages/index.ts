import type { SiteEdition } from '../../editions/site-edition.ts'
import type { Page } from '../page.ts'
import { findAddress, type Host, onHost, type PublicAddress, publicAddresses } from '../routes.ts'
import { ad } from './ad.tsx'
import { ads } from './ads.tsx'
import { authAsUser } from './auth-as-user.tsx'
import { away } from './away.tsx'
import { blog, blogAuthor } from './blog.tsx'
import { blogPost } from './blog-post.tsx'
import { catalogue } from './catalogue.tsx'
import { clientLogin } from './client-login.tsx'
import { confirmReview } from './confirm-review.tsx'
import { confirmSchedule } from './confirm-schedule.tsx'
import { confirmSubscription } from './confirm-subscription.tsx'
import { contacts } from './contacts.tsx'
import { allCities, allDistricts, allSubjects, allTags, allTagsOnline } from './directory.tsx'
import { englishTest } from './english-test.tsx'
import { englishTestStart } from './english-test-start.tsx'
import { login } from './login.tsx'
import { main } from './main.tsx'
import { materials } from './materials.tsx'
import { news } from './news.tsx'
import { newsArticle } from './news-article.tsx'
import { failure, gone, notFound, opening, overload, tooMany, unread, unsent } from './not-found.tsx'
import { packages } from './packages.tsx'
import { popular } from './popular.tsx'
import { profilePreview } from './profile-preview.tsx'
import { recovery } from './recovery.tsx'
import { register } from './register.tsx'
import { request } from './request.tsx'
import { reviews } from './reviews.tsx'
import { schoolOffer } from './school-offer.tsx'
import { schoolRequest } from './school-request.tsx'
import { staticPage } from './static-page.tsx'
import { tutor } from './tutor.tsx'
import { unsubscribe } from './unsubscribe.tsx'
import { vacancies, vacancy } from './vacancies.tsx'
import { videos } from './videos.tsx'
import { viewed } from './viewed.tsx'

/** The page of each public address. */
const pages: Readonly<Record<PublicAddress, Page>> = {
  main,
  catalog: catalogue,
  catalogOnline: catalogue,
  tutor,
  about: staticPage,
  contacts,
  howItWorks: staticPage,
  media: staticPage,
  rankingInfo: staticPage,
  offer: staticPage,
  privacyPolicy: staticPage,
  popular,
  news,
  newsArticle,
  allCities,
  allSubjects,
  allDistricts,
  allTags,
  allTagsOnline,
  videos,
  materials,
  englishTest,
  englishTestStart,
  vacancies,
  vacancy,
  reviews,
  confirmReview,
  ads,
  ad,
  blog,
  blogAuthor,
  blogPost,
  viewedTutors: viewed,
  staticPage,
  profilePreview,
  request,
  generalRequest: request,
  schoolOffer,
  schoolRequest,
  packages,
  tutorLogin: login,
  clientLogin,
  recovery,
  register,
  confirmSchedule,
  confirmSubscription,
  unsubscribe,
  authAsUser,
  away,
}

/** Pages shown in place of one that isn't there. */
export const statusPages = { notFound, gone, opening, failure, tooMany, overload, unsent, unread }

const addresses = { site: onHost('site', publicAddresses), blog: onHost('blog', publicAddresses) }

/** Which page an address shows on a host; null for none. */
export function findPage(edition: SiteEdition, path: string, host: Host): { page: Page; params: Record<string, string> } | null {
  const found = findAddress(addresses[host], edition, path)
  return found && { page: pages[found.address], params: found.params }
}
