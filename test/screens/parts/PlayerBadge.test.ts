// @vitest-environment happy-dom
// A player's badge: people have a shape, computer players also the face of their temperament.
import { mount } from '@vue/test-utils'
import { describe, expect, test } from 'vitest'
import { defineComponent, h } from 'vue'
import PlayerBadge from '../../../renderer/parts/PlayerBadge.vue'
import { provideComputerFaces, TEMPERAMENT_FACES } from '../../../renderer/pages/computerFaces.ts'
import { TEMPERAMENTS } from '../../../shared/engine/index.ts'
import { TEMPERAMENT_BY_COMPUTER_NAME, type Chair } from '../../../shared/wire/index.ts'

/** The faces on the badges of a table at which a person called Ada sits before all thirteen computer players. */
function faces(size: 'small' | 'medium'): (string | undefined)[] {
  const seated = [
    { kind: 'person', name: 'Ada' },
    ...Object.keys(TEMPERAMENT_BY_COMPUTER_NAME).map(name => ({ kind: 'computer', name })),
  ]
  const chairs = seated.map((one, avatar) => ({ ...one, avatar })) as Chair[]
  const page = defineComponent({
    setup() {
      provideComputerFaces(() => chairs)
      return () => chairs.map(({ avatar }) => h(PlayerBadge, { avatar, size }))
    },
  })
  return mount(page)
    .findAll('[data-avatar]')
    .map(badge => badge.find('[data-temperament]'))
    .map(face => (face.exists() ? face.attributes('data-temperament') : undefined))
}

describe('a badge', () => {
  test('of a computer player has the face of its temperament, and a person’s has none', () => {
    expect(faces('medium')).toEqual([undefined, ...Object.values(TEMPERAMENT_BY_COMPUTER_NAME)])
  })
  test('that is small leaves it out', () => {
    expect(faces('small').filter(face => face !== undefined)).toEqual([])
  })
  test('tells the six faces apart by their lines', () => {
    expect(new Set(TEMPERAMENTS.map(one => TEMPERAMENT_FACES[one])).size).toBe(TEMPERAMENTS.length)
  })
})
