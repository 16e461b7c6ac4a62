import type { Subject } from '#seed/subjects/subject.ts'
import type { Mesh } from './core/mesh.ts'
import { buildCar } from './shapes/build-car.ts'
import { buildCaravan } from './shapes/build-caravan.ts'
import { buildMotorcycle } from './shapes/build-motorcycle.ts'
import { carShape } from './shapes/car-templates.ts'

export function buildSubject(subject: Subject): Mesh {
  switch (subject.build) {
    case 'car':
      return buildCar(carShape(subject.outline))
    case 'caravan':
      return buildCaravan(subject.outline)
    case 'motorcycle':
      return buildMotorcycle(subject.outline)
  }
}
