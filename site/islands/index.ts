import { island } from '../island.tsx'
import AccountPart from './Account.tsx'
import CatalogueFilterPart from './CatalogueFilter.tsx'
import CatalogueListPart from './CatalogueList.tsx'
import CookieBannerPart from './CookieBanner.tsx'
import LoginContactPart from './LoginContact.tsx'
import LoginResendPart from './LoginResend.tsx'
import LoginSubmitPart from './LoginSubmit.tsx'
import OrderFormPart from './OrderForm.tsx'
import OrderFormDialogPart from './OrderFormDialog.tsx'
import PriceFilterPart from './PriceFilter.tsx'
import RememberedLessonPart from './RememberedLesson.tsx'
import ScrollTopPart from './ScrollTop.tsx'
import SearchBlockPart from './SearchBlock.tsx'
import TutorReviewsPart from './TutorReviews.tsx'
import TutorTabsPart from './TutorTabs.tsx'
import TutorVideoPart from './TutorVideo.tsx'

/** Parts of pages that work in the browser; the file in this folder has the same name. */
export const Account = island('Account', AccountPart, { when: 'load' })
export const CatalogueFilter = island('CatalogueFilter', CatalogueFilterPart, { when: 'touch', texts: 'filters' })
export const CatalogueList = island('CatalogueList', CatalogueListPart, { when: 'idle' })
export const CookieBanner = island('CookieBanner', CookieBannerPart, { when: 'idle' })
export const LoginContact = island('LoginContact', LoginContactPart, { when: 'load' })
export const LoginResend = island('LoginResend', LoginResendPart, { when: 'load' })
export const LoginSubmit = island('LoginSubmit', LoginSubmitPart, { when: 'touch' })
export const OrderForm = island('OrderForm', OrderFormPart, { when: 'load', texts: 'requests' })
export const OrderFormDialog = island('OrderFormDialog', OrderFormDialogPart, { when: 'idle' })
export const PriceFilter = island('PriceFilter', PriceFilterPart, { when: 'touch', texts: 'filters' })
export const RememberedLesson = island('RememberedLesson', RememberedLessonPart, { when: 'load' })
export const ScrollTop = island('ScrollTop', ScrollTopPart, { when: 'idle' })
export const SearchBlock = island('SearchBlock', SearchBlockPart, { when: 'touch', texts: 'search' })
export const TutorReviews = island('TutorReviews', TutorReviewsPart, { when: 'visible', texts: 'reviews' })
export const TutorTabs = island('TutorTabs', TutorTabsPart, { when: 'idle' })
export const TutorVideo = island('TutorVideo', TutorVideoPart, { when: 'touch' })
