import type { Components, Theme } from '@mui/material/styles'
import { FormBody } from '../ui/form/FormBody.tsx'
import { FormToolbar } from '../ui/form/FormToolbar.tsx'

const form = { defaultProps: { component: FormBody, toolbar: <FormToolbar /> } }

/** What every form of the back office has around its inputs. */
export const forms: Components<Omit<Theme, 'components'>> = {
  RaSimpleForm: form,
  RaTabbedForm: form,
  // it stands below its inputs on phones too, where react-admin nails it to the window's foot
  RaToolbar: {
    styleOverrides: { root: { '&&': { position: 'static', minHeight: 0, padding: 0, marginTop: '1rem', gap: '.5rem', background: 'none' } } },
  },
}
