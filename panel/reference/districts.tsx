import { ReferenceField, required, useRecordContext } from 'react-admin'
import { Link } from '../layout/Link.tsx'
import { listPath } from '../layout/paths.ts'
import { slugs } from '../slugs.ts'
import { RecordInput } from '../ui/form/RecordInput.tsx'
import { Column } from '../ui/list/Column.tsx'
import { tutorsColumn } from './fields.tsx'
import { ReferenceCreate, ReferenceEdit } from './ReferenceForm.tsx'
import { ReferenceList } from './ReferenceList.tsx'
import type { District } from './records.ts'
import { SubdistrictsInput } from './SubdistrictsInput.tsx'

const toggles = ['active'] as const

const City = () => <ReferenceField source="city_id" reference={slugs.cities} link={false} />

function SubdistrictsCount() {
  const district = useRecordContext<District>()
  if (!district) return null
  return <Link to={listPath(slugs.subdistricts, { district_id: district.id })}>{district.subdistricts.length}</Link>
}

export const DistrictList = () => (
  <ReferenceList<District>
    filters={[<RecordInput key="city_id" source="city_id" reference={slugs.cities} alwaysOn />]}
    columns={[
      <Column<District> key="city" source="city_id" label="fields.city_id" field={City} />,
      <Column<District> key="subdistricts" source="subdistricts" label="fields.subdistricts" align="right" field={SubdistrictsCount} />,
      tutorsColumn(),
    ]}
    toggles={toggles}
  />
)

const city = <RecordInput source="city_id" reference={slugs.cities} validate={required()} />

export const DistrictCreate = () => (
  <ReferenceCreate title="reference.new.district" parent={city} toggles={toggles}>
    <SubdistrictsInput />
  </ReferenceCreate>
)

export const DistrictEdit = () => (
  <ReferenceEdit kind="district" parent={city} toggles={toggles} related={[{ list: 'subdistricts', area: 'reference', by: 'district_id' }]}>
    <SubdistrictsInput />
  </ReferenceEdit>
)
