import { ReferenceField, required } from 'react-admin'
import { slugs } from '../slugs.ts'
import { RecordInput } from '../ui/form/RecordInput.tsx'
import { Column } from '../ui/list/Column.tsx'
import { tutorsColumn } from './fields.tsx'
import { ReferenceCreate, ReferenceEdit } from './ReferenceForm.tsx'
import { ReferenceList } from './ReferenceList.tsx'
import type { Subdistrict } from './records.ts'

const toggles = ['active'] as const

const District = () => <ReferenceField source="district_id" reference={slugs.districts} link={false} />
const City = () => <ReferenceField source="city_id" reference={slugs.cities} link={false} />

export const SubdistrictList = () => (
  <ReferenceList<Subdistrict>
    filters={[
      <RecordInput key="city_id" source="city_id" reference={slugs.cities} alwaysOn />,
      <RecordInput key="district_id" source="district_id" reference={slugs.districts} alwaysOn />,
    ]}
    columns={[
      <Column<Subdistrict> key="district" source="district_id" label="fields.district_id" field={District} />,
      <Column<Subdistrict> key="city" source="city_id" label="fields.city_id" field={City} />,
      tutorsColumn(),
    ]}
    toggles={toggles}
  />
)

const district = <RecordInput source="district_id" reference={slugs.districts} validate={required()} />

export const SubdistrictCreate = () => <ReferenceCreate title="reference.new.subdistrict" parent={district} toggles={toggles} />

export const SubdistrictEdit = () => <ReferenceEdit kind="subdistrict" parent={district} toggles={toggles} related={[]} />
