import { Create, SimpleForm } from 'react-admin'
import { useBegun } from '../ui/languages/begun.ts'
import { CategoryInputs } from './CategoryInputs.tsx'

export function CategoryCreate() {
  const { opened } = useBegun()
  return (
    <Create title="news_categories.new" record={{ sort: 0, active: true, ...opened }} redirect="list">
      <SimpleForm>
        <CategoryInputs />
      </SimpleForm>
    </Create>
  )
}
