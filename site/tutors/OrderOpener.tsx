import { useTextsAddress } from '../island.tsx'
import { OrderFormDialog } from '../islands/index.ts'
import { useSite } from '../site.ts'

/** Lets every request button of a page open the order form over it; stands once in a page. */
export function OrderOpener() {
  const { edition } = useSite()
  const texts = {
    requests: useTextsAddress('requests'),
    common: useTextsAddress('common'),
    'enums-requests': useTextsAddress('enums-requests'),
    errors: useTextsAddress('errors'),
    'errors-orders': useTextsAddress('errors-orders'),
    'errors-requests': useTextsAddress('errors-requests'),
  }
  return <OrderFormDialog edition={edition.code} texts={texts} />
}
