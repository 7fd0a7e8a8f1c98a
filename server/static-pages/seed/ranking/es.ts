import { scoreWeights as most } from '../../../catalogue/score.ts'
import type { PageText } from '../page.ts'

export const es: PageText = {
  name: 'Cómo se ordenan los profesores',
  h1: 'Cómo se ordenan los profesores',
  title: 'Cómo se ordenan los profesores en {brand}',
  metad: 'Qué datos deciden el orden de los profesores en la lista, cuánto pesa cada uno y qué es de pago.',
  text: `
<p>La <a href="{catalog_link}">lista de profesores</a> se ordena por una puntuación de 0 a 100. Se calcula cada hora y tras cada cambio de un perfil, igual para todos. Solo TOP es de pago.</p>

<h2>De qué se compone la puntuación</h2>
<table>
<thead><tr><th scope="col">Dato</th><th scope="col">Puntos como máximo</th></tr></thead>
<tbody>
<tr><td>Opiniones: la nota media. A todos se les suman cinco notas de 4,2, para que una sola opinión no lo decida todo</td><td>${most.R}</td></tr>
<tr><td>Respuestas: qué parte de las solicitudes de los últimos 90 días se contestó en 24 horas. Con menos de tres, la mitad de los puntos</td><td>${most.A}</td></tr>
<tr><td>Perfil: foto, descripción de 300 caracteres o más, descripción breve, formación, horas libres, vídeo y un documento comprobado</td><td>${most.C}</td></tr>
<tr><td>Horas libres: todos los puntos si se actualizaron en los últimos 14 días, la mitad en los últimos 30</td><td>${most.S}</td></tr>
<tr><td>Verificación: el perfil ha pasado nuestra comprobación</td><td>${most.V}</td></tr>
<tr><td>Formación: nuestra valoración de los títulos</td><td>${most.E}</td></tr>
<tr><td>Última visita: todos los puntos en los últimos 7 días, la mitad en los últimos 30</td><td>${most.F}</td></tr>
</tbody>
</table>
<p>Con los mismos puntos, va primero quien se registró antes. Quienes no aceptan nuevas solicitudes van al final.</p>

<h2>Qué es de pago</h2>
<p>Al principio de la primera página hay como máximo tres profesores con la marca «TOP · de pago». Han pagado por ese puesto. No se puede comprar nada más: ni la comisión ni ningún otro pago cambian la puntuación.</p>

<h2>Otro orden</h2>
<p>Puedes ordenar la lista por precio, de menor a mayor o de mayor a menor, o por número de opiniones. Entonces los puestos TOP no cuentan.</p>
`,
}
