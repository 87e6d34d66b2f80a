"""Tests the installed package; DistributionIT runs these tests."""

import itertools
import unittest

import quadrille

TEES = {"board": ["....", "....", "....", "...."], "pieces": {"T": 4}}


class QuadrilleTest(unittest.TestCase):
    def test_a_packing_covers_each_cell_once(self):
        answer = quadrille.solve("4x10", seed=7)
        self.assertEqual(answer.status, "packed")
        cells = sorted(cell for piece in answer.packings[0].pieces for cell in piece.cells)
        self.assertEqual(cells, list(itertools.product(range(4), range(10))))
        self.assertEqual(answer.json["found"], answer.found)

    def test_a_reason_says_why_there_is_none(self):
        answer = quadrille.solve("4x5")
        self.assertEqual((answer.status, answer.packings), ("infeasible", []))
        self.assertIn("chessboard", answer.reason)
        self.assertEqual(quadrille.explain("4x5").argument, "chessboard")

    def test_packings_are_as_many_as_are_counted(self):
        found = list(quadrille.packings(TEES))
        self.assertEqual(len({repr(packing.pieces) for packing in found}), quadrille.count(TEES).packings)
        self.assertEqual(len(found), 2)

    def test_nobody_has_to_read_all_packings(self):
        many = quadrille.packings("6x10", pieces="I: any, L: any, T: any, S: any, O: any")
        self.assertEqual(len(list(itertools.islice(many, 3))), 3)
        many.close()

    def test_a_limit_is_no_end(self):
        with self.assertRaises(quadrille.Undecided):
            list(quadrille.packings("20x20", pieces={"T": "any", "L": "any"}, node_limit=200))
        self.assertEqual(len(list(quadrille.packings("4x10", limit=2))), 2)
        self.assertEqual(quadrille.count("4x10", method="search", node_limit=100).status, "undecided")

    def test_packings_are_drawn(self):
        self.assertIn("</svg>", quadrille.solve(TEES)._repr_svg_())
        self.assertIn("</svg>", next(quadrille.packings("4x4", pieces={"T": 4}))._repr_svg_())
        self.assertIsNone(quadrille.solve("4x5")._repr_svg_())

    def test_rules_and_colours_are_kept(self):
        mats = {"board": "5x6", "pieces": {"I2": "any"}, "rules": ["no-four-meet"]}
        self.assertEqual(quadrille.count(mats).packings, 2)
        self.assertEqual(quadrille.count("5x6", pieces={"I2": "any"}, rules=["no-four-meet"]).packings, 2)
        self.assertIn("</svg>", next(quadrille.packings("5x6", pieces="I2: any", rules="no-four-meet"))._repr_svg_())
        coloured = {"board": "1x4", "pieces": {"I2": 2}, "shapes": {"I2": {"colours": "xo"}}, "colours": ["x..x"]}
        self.assertEqual(quadrille.count(coloured).packings, 1)
        self.assertEqual(quadrille.count({**coloured, "colours": ["xx.."]}).packings, 0)

    def test_errors_are_those_of_the_program(self):
        for ask in (quadrille.solve, quadrille.count, lambda puzzle: next(quadrille.packings(puzzle))):
            with self.assertRaisesRegex(quadrille.QuadrilleError, "error: .*Did you mean '4x4'"):
                ask("4x4x")


if __name__ == "__main__":
    unittest.main()
