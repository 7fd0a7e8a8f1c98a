import { behaviour } from '../island.tsx'
import adView from './ad-view.ts'
import campaignOn from './campaign-on.ts'
import captcha from './captcha.ts'
import catalogueList from './catalogue-list.ts'
import confirmedEmail from './confirmed-email.ts'
import cookieBanner from './cookie-banner.ts'
import firstProblem from './first-problem.ts'
import guests from './guests.ts'
import knownPerson from './known-person.ts'
import languageTest from './language-test.ts'
import mailedLink from './mailed-link.ts'
import ownAd from './own-ad.ts'
import popovers from './popovers.ts'
import priceThumbs from './price-thumbs.ts'
import rateArticle from './rate-article.ts'
import rememberedLesson from './remembered-lesson.ts'
import schoolBar from './school-bar.ts'
import scrollTop from './scroll-top.ts'
import tutorReviews from './tutor-reviews.ts'
import tutorTabs from './tutor-tabs.ts'
import tutorVideo from './tutor-video.ts'
import viewedTutors from './viewed-tutors.ts'
import visit from './visit.ts'
import visitedList from './visited-list.ts'
import webVitals from './web-vitals.ts'

/** Parts that the server draws and the browser only moves; the file in this folder has the same name. */
export const AdView = behaviour('ad-view', adView, { when: 'idle' })
export const CampaignOn = behaviour('campaign-on', campaignOn, { when: 'idle' })
export const Captcha = behaviour('captcha', captcha, { when: 'load' })
export const CatalogueList = behaviour('catalogue-list', catalogueList, { when: 'idle' })
export const CookieChoice = behaviour('cookie-banner', cookieBanner, { when: 'undecided' })
export const ConfirmedEmail = behaviour('confirmed-email', confirmedEmail, { when: 'confirming' })
export const FirstProblem = behaviour('first-problem', firstProblem, { when: 'load' })
export const Guests = behaviour('guests', guests, { when: 'idle' })
export const KnownPerson = behaviour('known-person', knownPerson, { when: 'signed-in' })
export const LanguageTest = behaviour('language-test', languageTest, { when: 'load' })
export const MailedLink = behaviour('mailed-link', mailedLink, { when: 'token' })
export const OwnAd = behaviour('own-ad', ownAd, { when: 'signed-in' })
export const Popovers = behaviour('popovers', popovers, { when: 'press [popovertarget]' })
export const PriceThumbs = behaviour('price-thumbs', priceThumbs, { when: 'touch' })
export const RateArticle = behaviour('rate-article', rateArticle, { when: 'touch' })
export const RememberedLesson = behaviour('remembered-lesson', rememberedLesson, { when: 'load' })
export const ScrolledSchoolBar = behaviour('school-bar', schoolBar, { when: 'scroll' })
export const ScrollTop = behaviour('scroll-top', scrollTop, { when: 'scroll' })
export const TutorReviews = behaviour('tutor-reviews', tutorReviews, { when: 'touch' })
export const TutorTabs = behaviour('tutor-tabs', tutorTabs, { when: 'scroll' })
export const TutorVideo = behaviour('tutor-video', tutorVideo, { when: 'touch' })
export const ViewedTutors = behaviour('viewed-tutors', viewedTutors, { when: 'idle' })
export const CountedVisit = behaviour('visit', visit, { when: 'idle' })
export const VisitedList = behaviour('visited-list', visitedList, { when: 'load' })
export const WebVitals = behaviour('web-vitals', webVitals, { when: 'idle' })
