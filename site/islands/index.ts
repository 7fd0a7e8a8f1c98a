import { island } from '../island.tsx'
import AccountPart from './Account.tsx'
import ActAsPart from './ActAs.tsx'
import CatalogueFilterPart from './CatalogueFilter.tsx'
import LoginContactPart from './LoginContact.tsx'
import LoginResendPart from './LoginResend.tsx'
import OrderFormDialogPart from './OrderFormDialog.tsx'
import OrderFormPagePart from './OrderFormPage.tsx'
import PackagesDialogPart from './PackagesDialog.tsx'
import PackagesPagePart from './PackagesPage.tsx'
import SchoolRequestDialogPart from './SchoolRequestDialog.tsx'
import SchoolRequestPagePart from './SchoolRequestPage.tsx'
import SearchBlockPart from './SearchBlock.tsx'
import StaffBarPart from './StaffBar.tsx'
import SubmitOncePart from './SubmitOnce.tsx'

const orderForm = { texts: ['requests', 'common', 'enums-requests'] } as const

/** Parts of pages that work in the browser; the file in this folder has the same name. */
export const Account = island('Account', AccountPart, { when: 'signed-in', texts: ['account'] })
export const ActAs = island('ActAs', ActAsPart, { when: 'load', texts: ['account-staff'] })
export const CatalogueFilter = island('CatalogueFilter', CatalogueFilterPart, { when: 'press [data-filter]', texts: ['filters'] })
export const LoginContact = island('LoginContact', LoginContactPart, { when: 'load' })
export const LoginResend = island('LoginResend', LoginResendPart, { when: 'load' })
export const StaffBar = island('StaffBar', StaffBarPart, { when: 'signed-in' })
export const SubmitOnce = island('SubmitOnce', SubmitOncePart, { when: 'touch' })
export const OrderFormPage = island('OrderFormPage', OrderFormPagePart, { when: 'load', ...orderForm })
export const OrderFormDialog = island('OrderFormDialog', OrderFormDialogPart, { when: 'press a[data-order]', ...orderForm })
const schoolRequest = { texts: [...orderForm.texts, 'school-request'] } as const
export const SchoolRequestDialog = island('SchoolRequestDialog', SchoolRequestDialogPart, { when: 'press a[data-school]', ...schoolRequest })
export const SchoolRequestPage = island('SchoolRequestPage', SchoolRequestPagePart, { when: 'load', ...schoolRequest })
const packages = { texts: [...orderForm.texts, 'school-packages'] } as const
export const PackagesDialog = island('PackagesDialog', PackagesDialogPart, { when: 'press a[data-packages]', ...packages })
export const PackagesPage = island('PackagesPage', PackagesPagePart, { when: 'load', ...packages })
export const SearchBlock = island('SearchBlock', SearchBlockPart, { when: 'touch', texts: ['search'] })
