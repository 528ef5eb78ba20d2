// Gives the badges on a page the faces of its computer players.
import { provide } from 'vue'
import { temperamentOf, type Chair } from '../../shared/wire/index.ts'
import { SHOWN_FACES } from '../parts/shownFaces.ts'
import { TEMPERAMENT_FACES } from '../parts/temperamentFaces.ts'

/** For all badges below the page that calls this. */
export function provideTemperaments(chairs: () => readonly Chair[]): void {
  provide(SHOWN_FACES, avatar => {
    const chair = chairs().find(one => one.avatar === avatar)
    const temperament = chair ? temperamentOf(chair) : null
    return temperament && { temperament, lines: TEMPERAMENT_FACES[temperament] }
  })
}
