// @vitest-environment jsdom
import { beforeEach, describe, expect, it } from 'vitest';
import { hashTarget } from './hashTarget';

describe('the element that a hash names', () => {
  beforeEach(() => {
    document.body.innerHTML = '<p id="prices"></p><p id="מחיר"></p><p id="100%"></p>';
  });

  it.each([
    ['#prices', 'prices'],
    ['#%D7%9E%D7%97%D7%99%D7%A8', 'מחיר'],
    ['#100%', '100%'],
  ])('%s is found', (hash, id) => expect(hashTarget(hash)?.id).toBe(id));

  it.each(['', '#', '#%', '#%E0%A4%A', '#nothing'])('%j names none', (hash) => {
    expect(hashTarget(hash)).toBeNull();
  });
});
