import { island } from '../island.tsx'
import AccountPart from './Account.tsx'
import CookieBannerPart from './CookieBanner.tsx'
import OrderFormPart from './OrderForm.tsx'
import OrderFormDialogPart from './OrderFormDialog.tsx'
import ScrollTopPart from './ScrollTop.tsx'
import SearchBlockPart from './SearchBlock.tsx'

/** Parts of pages that work in the browser; the file in this folder has the same name. */
export const Account = island('Account', AccountPart, { when: 'load' })
export const CookieBanner = island('CookieBanner', CookieBannerPart, { when: 'idle' })
export const OrderForm = island('OrderForm', OrderFormPart, { when: 'load', texts: 'requests' })
export const OrderFormDialog = island('OrderFormDialog', OrderFormDialogPart, { when: 'idle' })
export const ScrollTop = island('ScrollTop', ScrollTopPart, { when: 'idle' })
export const SearchBlock = island('SearchBlock', SearchBlockPart, { when: 'touch', texts: 'search' })
