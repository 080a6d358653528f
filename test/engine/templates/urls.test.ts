import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import {
  absolute,
  cityPath,
  homePath,
  phoneHref,
  servicePath,
  servicesPath,
} from '../../../templates/model/urls'

const urls = suite('urls')

urls('have no slash at the end, but for home', () => {
  assert.is(homePath, '/')
  assert.is(servicesPath, '/services')
  assert.is(servicePath({ slug: 'helical-piers' }), '/services/helical-piers')
  assert.is(cityPath({ slug: 'cedar-park' }), '/locations/cedar-park')
})

urls('become absolute with the host', () => {
  assert.is(absolute({ host: 'https://a.example' }, '/faqs'), 'https://a.example/faqs')
  assert.is(absolute({ host: 'https://a.example' }, homePath), 'https://a.example/')
})

urls('call the number in E.164', () => assert.is(phoneHref({ phone: '+15125550142' }), 'tel:+15125550142'))

urls.run()
