export default {
  class_regularity: { 0: 'Not decided yet', 1: 'Once a week', 2: 'Twice a week', 3: 'Three times a week or more', 4: 'One lesson' },
  class_duration: { 0: 'Not decided yet', 1: '45\u00a0min', 2: '60\u00a0min', 3: '90\u00a0min', 4: '120\u00a0min' },
  client_age: {
    0: 'Not set',
    1: 'Preschool',
    2: 'Elementary school',
    3: 'Middle school',
    4: 'High school',
    5: 'College or university',
    6: 'Adult',
  },
  tutor_sex: { 0: 'Any', 1: 'Man', 2: 'Woman' },
  any_time: 'Any time',
  practice: { 1: 'Under a year', 2: '1–3 years', 3: '3–5 years', 4: '5–10 years', 5: 'Over 10 years' },
  place: { online: 'Online', tutor: 'At the tutor’s', client: 'At your place' },
  place_order: { online: 'Online', tutor: 'At the tutor’s', client: 'At the student’s' },
}
