import { useRecordContext } from 'react-admin'
import { FormToolbar } from '../ui/form/FormToolbar.tsx'
import type { Template } from './fields.tsx'

/** What the product sends can't be deleted (spec: decisions MSG-11). */
export const TemplateToolbar = () => <FormToolbar canDelete={useRecordContext<Template>()?.is_used === false} />
