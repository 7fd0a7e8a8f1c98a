export default {
  fields: {
    share_percent: 'Parte de las solicitudes, %',
    hours_from: 'Desde las',
    hours_to: 'Hasta las',
    level_ids: 'Niveles',
    is_active: 'Traspasar',
  },
  setting: 'Qué solicitudes van a la escuela',
  lesson: 'Asignatura',
  share: '{percent} % de las solicitudes',
  all_levels: 'Todos los niveles',
  all_levels_hint: 'Sin elegir ninguno, se traspasan las de todos los niveles.',
  all_day: 'todo el día',
  hours: 'Horas',
  hours_hint: 'Según el reloj del país. Horas iguales significan el día entero; el intervalo puede pasar de medianoche.',
  share_hint: 'Parte de las solicitudes generales nuevas. Las personales no se traspasan nunca.',
  off: 'No traspasar',
  offline: 'Traspasar también solicitudes de clases presenciales',
  updated: 'Modificado',
  /** What staff did, for the journal (`audit.calls`). */
  calls: {
    '/admin/lesson_school_transfer_setting/save': 'Cambiado el traspaso de solicitudes a la escuela',
    '/admin/settings/set/transfer_offline_lesson': 'Cambiado el traspaso de clases presenciales a la escuela',
  },
}
