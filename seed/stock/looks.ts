import type { BodyKind } from '../subjects/subject.ts'
import type { Subject } from '../subjects/subject.ts'
import { caravans, catalogue } from './catalogue/index.ts'
import type { BodyName, CatalogueMake, CatalogueModel } from './catalogue/read-cars.ts'
import type { CaravanModel, MotorcycleModel } from './catalogue/read-leisure.ts'

/** A vehicle's appearance: a name for its picture files, and the drawing. */
export interface Look {
  name: string
  subject: Subject
}

const kinds: Record<BodyName, BodyKind> = {
  Hatchback: 'hatch',
  Sedan: 'sedan',
  Wagon: 'wagon',
  SUV: 'suv',
  Ute: 'dual-cab',
  'Cab Chassis': 'cab-chassis',
  Van: 'van',
  Coupe: 'coupe',
  Convertible: 'convertible',
  'People Mover': 'people-mover',
}

export function carLook(make: CatalogueMake, model: CatalogueModel): Look {
  const { kind = kinds[model.body], face, wheels = make.wheels, ...rest } = model.look
  return {
    name: slug(`${make.make} ${model.model} ${model.body} ${model.from}`),
    subject: {
      build: 'car',
      outline: { ...rest, kind, size: model.size, doors: model.doors, face: { ...make.face, ...face }, wheels },
    },
  }
}

export function caravanLook(caravan: CaravanModel): Look {
  return {
    name: slug(`${caravan.make} ${caravan.model}`),
    subject: { build: 'caravan', outline: { kind: caravan.kind, body: caravan.body, axle: caravan.axle } },
  }
}

export function motorcycleLook(motorcycle: MotorcycleModel): Look {
  return {
    name: slug(`${motorcycle.make} ${motorcycle.model}`),
    subject: {
      build: 'motorcycle',
      outline: { style: motorcycle.style, capacity: motorcycle.capacity, cylinders: motorcycle.cylinders },
    },
  }
}

/** The appearance of the catalogue's first vehicle with this name. */
export function findLook(make: string, model: string): Look {
  const caravan = caravans.find((each) => each.make === make && each.model === model)
  if (caravan) return caravanLook(caravan)
  const owner = catalogue.find((each) => each.make === make)
  const chosen = owner?.models.find((each) => each.model === model)
  if (!owner || !chosen) throw new Error(`The catalogue has no ${make} ${model}.`)
  return carLook(owner, chosen)
}

export function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '')
}
