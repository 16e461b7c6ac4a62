import type { Mesh } from './core/mesh.ts'
import { buildCar } from './shapes/build-car.ts'
import { buildCaravan } from './shapes/build-caravan.ts'
import type { CaravanOutline } from './shapes/caravan-frame.ts'
import { buildMotorcycle } from './shapes/build-motorcycle.ts'
import type { MotorcycleOutline } from './shapes/motorcycle/frame.ts'
import { carShape, type CarOutline } from './shapes/car-templates.ts'

/** A photographed object. */
export type Subject =
  | { build: 'car'; outline: CarOutline }
  | { build: 'caravan'; outline: CaravanOutline }
  | { build: 'motorcycle'; outline: MotorcycleOutline }

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
