export default {
  class_regularity: { 0: 'Por acordar', 1: 'Una vez por semana', 2: 'Dos veces por semana', 3: 'Tres veces por semana o más', 4: 'Una sola clase' },
  class_duration: { 0: 'Por acordar', 1: '45\u00a0min', 2: '60\u00a0min', 3: '90\u00a0min', 4: '120\u00a0min' },
  client_age: {
    0: 'Sin indicar',
    1: 'Educación infantil',
    2: '1.º–4.º de Primaria',
    3: '5.º de Primaria – 3.º de ESO',
    4: '4.º de ESO y Bachillerato',
    5: 'Universidad',
    6: 'Persona adulta',
  },
  tutor_sex: { 0: 'Sin preferencia', 1: 'Hombre', 2: 'Mujer' },
  any_time: 'A cualquier hora',
  practice: { 1: 'Menos de un año', 2: '1–3 años', 3: '3–5 años', 4: '5–10 años', 5: 'Más de 10 años' },
  place: { online: 'Online', tutor: 'En casa del profesor', client: 'En tu casa' },
  place_order: { online: 'Online', tutor: 'En casa del profesor', client: 'En casa del alumno' },
}
